/** `npm run sandbox`: the stand-ins by themselves; prints the environment variables of an application that uses them. */
import { startSandbox } from "./index";

const DEFAULT_PORT = 4000;

const front = Number(process.env.PORT || DEFAULT_PORT);
const next = (count: number) => (front === 0 ? 0 : front + count);

const sandbox = await startSandbox({
  ports: { front, stripe: next(1), postmark: next(2), s3: next(3) },
  webhookUrl: process.env.WEBHOOK_URL,
});
for (const [name, value] of Object.entries(sandbox.env)) console.log(`${name}=${value}`);
console.log(`# pages: ${sandbox.frontUrl}/sandbox/`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void sandbox.close());
}
