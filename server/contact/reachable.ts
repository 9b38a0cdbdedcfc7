/** In SQL, an address (a column of addresses as accounts compare them) as long as whoever has it is not suspended; else null. */
export const reachable = (address: string): string =>
  `CASE WHEN ${address} NOT IN (SELECT email_key FROM suspended_emails) THEN ${address} END`
