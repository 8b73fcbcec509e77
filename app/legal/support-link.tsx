/** The support address as a mail link. */
export function SupportLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
