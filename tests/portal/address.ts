/** Where the suites from outside find the portal: loopback, ports of their own. */
export const portalPort = 4310
export const portalAddress = `http://127.0.0.1:${portalPort}`

/** Where they read the mails that it sent. */
export const mailsPort = 4311

/** Where they read whom the marketing service was told of. */
export const marketingPort = 4312
