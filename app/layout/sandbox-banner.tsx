/** Says that nothing on this site is real: no money moves and no mail leaves. */
export function SandboxBanner() {
  return (
    <p className="bg-accent px-4 py-2 text-center text-sm font-semibold text-on-accent print:hidden">
      Demonstration: no money moves and no mail leaves.{" "}
      <a className="underline underline-offset-4" href="/sandbox/">
        See the sandbox
      </a>
    </p>
  );
}
