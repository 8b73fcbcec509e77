/** Inside a helper process: says that it is ready, and answers each message. */
export function answerAsks<Message>(answer: (message: Message) => Promise<unknown>): void {
  process.on("message", (message: Message) => {
    answer(message).then(
      (value) => process.send?.({ value }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}
