import type { ReactNode } from "react";

export function Card({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-card border border-line bg-surface p-6 shadow-card ${className}`}>
      {children}
    </div>
  );
}

export function Notice(props: { title: string; description: string; children?: ReactNode }) {
  return (
    <div className="rounded-lg border-2 border-edge bg-paper p-4">
      <p className="font-bold">{props.title}</p>
      <p className="mt-1">{props.description}</p>
      {props.children && <p className="mt-2">{props.children}</p>}
    </div>
  );
}
