import type { Message } from "~/content/messages";

/** What is wrong with the files just chosen or sent again, told where they are. */
export function FileProblems({ problems }: { problems: readonly Message[] }) {
  if (problems.length === 0) return null;
  return (
    <div
      key={JSON.stringify(problems)}
      role="alert"
      className="mt-3 grid gap-1 rounded-lg border-2 border-danger bg-danger-soft px-4 py-3 text-sm"
    >
      {problems.map(({ title, description }) => (
        <p key={description}>
          <strong className="text-danger">{title}:</strong> {description}
        </p>
      ))}
    </div>
  );
}
