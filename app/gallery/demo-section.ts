import type { Demo } from "./demo-content";

/** What every section of a template is given: its trade's content, and the classes of the ground it stands on. */
export interface DemoSectionProps {
  demo: Demo;
  ground: string;
}
