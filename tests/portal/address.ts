/** Where the suites from outside find the portal: loopback, a port of their own. */
export const portalPort = 4310
export const portalAddress = `http://127.0.0.1:${portalPort}`
