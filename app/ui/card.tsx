import type { ReactNode } from "react";

export function Card({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-card border border-line bg-surface p-card shadow-card ${className}`}>
      {children}
    </div>
  );
}

interface NoticeProps {
  title: string;
  description: string;
  isGood?: boolean;
  children?: ReactNode;
}

export function Notice({ isGood, ...props }: NoticeProps) {
  return (
    <div
      className={`rounded-lg border-2 p-4 ${isGood ? "border-ok bg-ok-soft text-ok" : "border-edge bg-paper"}`}
    >
      <p className="font-bold">{props.title}</p>
      <p className="mt-1">{props.description}</p>
      {props.children && <p className="mt-2 text-ink">{props.children}</p>}
    </div>
  );
}
