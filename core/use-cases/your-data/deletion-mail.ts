/** An email to customer service that asks to delete the account (product.md section 1). */
export interface DeletionMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The address that opens the mail program with the email filled in (RFC 6068). */
export function mailtoOf({ to, subject, body }: DeletionMail): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
