import type { ComponentProps } from "react";
import { FormField } from "~/layout/form-field";
import { assetFields, assetLimits, type AssetField } from "./asset-fields";

export function assetFieldId(name: string): string {
  return `onboarding-${name}`;
}

type AssetInputProps = Omit<ComponentProps<typeof FormField>, "id" | "name" | "limit">;

const inputs: Record<AssetField, AssetInputProps> = {
  businessName: {
    label: "Business name",
    hint: "As it should stand on your website.",
    required: true,
    autoComplete: "organization",
  },
  email: {
    label: "Email",
    hint: "For questions about what you send. All else goes to the address of your order.",
    required: true,
    type: "email",
    inputMode: "email",
    autoComplete: "email",
  },
  websiteUrl: {
    label: "Your current website",
    hint: "Such as www.marlowplumbing.com, so that we see what to keep.",
    inputMode: "url",
    autoComplete: "url",
  },
  brandColors: {
    label: "Brand colors",
    hint: "Names or codes, such as navy and #f2b632. If you are not sure, leave it to us.",
  },
  textContent: {
    label: "About your business",
    hint: "Who you are, what you offer, where, and when you can be reached. Notes are fine: we write it up.",
    required: true,
    rows: 8,
  },
  socialLinks: {
    label: "Social media links",
    hint: "One on each line, for example facebook.com/marlowplumbing.",
    rows: 3,
  },
};

const additions = { hint: "What is new or should change. A short note is fine." };

/** All fields of the form but the files. `adds`: the order already has assets, and these are added to them. */
export function AssetInputs({ adds }: { adds: boolean }) {
  return assetFields.map((name) => (
    <FormField
      key={name}
      id={assetFieldId(name)}
      name={name}
      limit={assetLimits[name]}
      {...inputs[name]}
      {...(adds && name === "textContent" && additions)}
    />
  ));
}
