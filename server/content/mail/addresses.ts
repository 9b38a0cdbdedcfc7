/** The host in Message-IDs: the portal's own, or `localhost` where an address is none that a mail may name. */
export const messageHost = (origin: string): string => {
  const { hostname } = new URL(origin)
  return /^[a-z][a-z0-9.-]*$/.test(hostname) ? hostname : 'localhost'
}

/** Whom mails come from where nothing else is configured. */
export const defaultSender = (origin: string): string => `Estia <no-reply@${messageHost(origin)}>`
