import { StripeRefusal } from "./errors";

/** A form-encoded body with bracket paths, as a tree; arrays are branches with numbers for names. */
export type FormTree = string | FormBranch;
export interface FormBranch {
  [name: string]: FormTree;
}

const wholeName = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Reads `a[b][0][c]=x` strictly: no broken brackets, no value given twice, no value that is also a branch. */
export function parseForm(text: string): FormBranch {
  const root = branch();
  for (const [name, value] of new URLSearchParams(text)) {
    const match = wholeName.exec(name);
    if (!match) throw new StripeRefusal(400, `Invalid parameter name: ${name}`, { param: name });
    const rest = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "");
    place(root, [match[1] ?? "", ...rest], value, name);
  }
  return root;
}

// Without a prototype, `__proto__` is a name like any other.
function branch(): FormBranch {
  return Object.create(null) as FormBranch;
}

function place(root: FormBranch, path: string[], value: string, name: string) {
  let here = root;
  for (const [index, part] of path.entries()) {
    const key = part === "" ? String(Object.keys(here).length) : part;
    const present = here[key];
    if (index === path.length - 1) {
      if (present !== undefined) {
        throw new StripeRefusal(400, `Parameter given twice: ${name}`, { param: name });
      }
      here[key] = value;
      return;
    }
    const next = present ?? branch();
    if (typeof next === "string") {
      throw new StripeRefusal(400, `Invalid object: ${name}`, { param: name });
    }
    here[key] = next;
    here = next;
  }
}
