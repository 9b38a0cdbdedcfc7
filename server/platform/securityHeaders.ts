import helmet from 'helmet'
import type { ServerResponse } from 'node:http'
import { contextOf } from './requestContext.ts'

const oneYear = 31_536_000

const nonceSource = (_request: unknown, response: unknown): string =>
  `'nonce-${contextOf(response as ServerResponse).nonce}'`

interface SecurityOptions {
  readonly secure: boolean
  readonly dev: boolean
  /** Origins that the map's tiles, signs and letters come from beside our own. */
  readonly tilesFrom: readonly string[]
}

/**
 * Security headers of every reply. The policy names what a page may load: our own files, and inline scripts and styles
 * that carry the response's nonce (React's streaming scripts, react-aria's press styles). Style attributes are allowed,
 * since react-aria positions its overlays by them; they cannot load or run anything.
 */
export const securityHeaders = (options: SecurityOptions) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonceSource],
        // Vite's hot reload writes <style> elements of its own, without a nonce.
        styleSrc: options.dev ? ["'self'", "'unsafe-inline'"] : ["'self'", nonceSource],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...options.tilesFrom],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(options.dev ? ['ws:'] : []), ...options.tilesFrom],
        manifestSrc: ["'self'"],
        // The map is drawn by a worker from a file of ours.
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(options.secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: options.secure ? { maxAge: oneYear, includeSubDomains: true } : false,
    // The social login popup must be able to tell its opener that it is done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
