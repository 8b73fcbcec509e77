import { json, type MetaFunction } from "@remix-run/node";
import { config } from "~/config/config.server";
import { messages } from "~/content/messages";
import { Toast } from "~/layout/toast";
import { Specimen } from "~/ui/specimen";

export const meta: MetaFunction = () => [
  { title: "Specimen" },
  { name: "robots", content: "noindex" },
];

/** Only in development; elsewhere a 404. */
export function loader() {
  if (!config.development) throw new Response(null, { status: 404, statusText: "Not Found" });
  return json(null);
}

export default function SpecimenPage() {
  return (
    <Specimen
      toast={Object.values(messages)
        .slice(0, 2)
        .map((message) => (
          <Toast key={message.title} message={message} />
        ))}
    />
  );
}
