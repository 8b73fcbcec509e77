import type { ReactNode } from "react";

export const pills = "flex min-w-0 flex-wrap gap-2";
export const legend = "mb-[0.6rem] font-bold";

interface Props {
  name: string;
  value: string;
  checked: boolean;
  required?: boolean;
  /** Of the label, and of the pill itself. */
  className?: string;
  pillClass?: string;
  children: ReactNode;
}

/** A radio button as a large pill. */
export function Pill({
  checked,
  className = "",
  pillClass = "min-h-11 border-2 border-ink px-[0.9rem]",
  children,
  ...input
}: Props) {
  return (
    <label className={`relative block ${className}`}>
      <input
        type="radio"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        defaultChecked={checked}
        {...input}
      />
      <span
        className={`flex items-center rounded-full py-[0.35rem] font-semibold leading-[1.2] peer-checked:bg-ink peer-checked:text-plaster peer-focus-visible:outline peer-focus-visible:outline-[3px] peer-focus-visible:outline-offset-[3px] peer-focus-visible:outline-ink peer-[:hover:not(:checked)]:bg-plaster/60 ${pillClass}`}
      >
        {children}
      </span>
    </label>
  );
}
