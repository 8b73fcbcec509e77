/** The way to the order form from a dark ground, where the usual button would drown. */
export function StartButton({ className = "" }: { className?: string }) {
  return (
    <a
      href="/contact#contact-form"
      className={`inline-flex min-h-12 items-center justify-center rounded-full bg-accent px-4 py-3 text-center text-lg font-semibold text-on-accent transition-colors duration-200 hover:bg-paper hover:text-ink motion-reduce:transition-none ${className}`}
    >
      Start My Website
    </a>
  );
}
