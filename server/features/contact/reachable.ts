/** SQL expression: an address (a column of email keys), or null if its account is suspended. */
export const reachable = (address: string): string =>
  `CASE WHEN ${address} NOT IN (SELECT email_key FROM suspended_emails) THEN ${address} END`
