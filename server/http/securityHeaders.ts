import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Middleware } from './middleware.ts'
import { contextOf } from './requestContext.ts'

const oneYear = 31_536_000

/** Placeholder of the response's nonce. */
const NONCE = '{nonce}'
const nonceSource = `'nonce-${NONCE}'`

/** What a page may load beside the usual. */
interface Opened {
  /** A script of One Tap. */
  readonly script?: string
  /** Styles without a nonce: rrweb writes those of a recorded page into its player. */
  readonly anyStyle?: boolean
}

interface SecurityOptions {
  readonly secure: boolean
  readonly dev: boolean
  /** Origins of the map's tiles, sprites and glyphs besides our own. */
  readonly tilesFrom: readonly string[]
  /** A third-party script that some pages may load: only those may also connect to its origin and show its frame. */
  readonly prompt?: { readonly script: string; readonly isFor: (request: IncomingMessage) => boolean }
  /** Scripts of others that the operator configured, which pages load for who agreed. @default none */
  readonly others?: readonly string[]
  /** Whether a page plays a recorded visit. */
  readonly playsReplay?: (request: IncomingMessage) => boolean
}

/**
 * Security headers of every reply. The policy names what a page may load: our own files, and inline scripts and styles
 * that carry the response's nonce (React's streaming scripts, react-aria's press styles). Style attributes are allowed,
 * since react-aria positions its overlays by them; they cannot load or run anything.
 */
export function securityHeaders(options: SecurityOptions): Middleware {
  const usual = headersWith(options)
  const { prompt, playsReplay = () => false } = options
  const player = headersWith(options, { anyStyle: true })
  const opened = prompt === undefined ? usual : headersWith(options, { script: prompt.script })
  const stepFor = (request: IncomingMessage) =>
    playsReplay(request) ? player : prompt?.isFor(request) ? opened : usual
  return (request, response, next) => stepFor(request)(request, response, next)
}

/** Sources of one directive: its own, and those of One Tap if the page has it. */
const promptSources = (script: string | undefined) => {
  if (script === undefined) return { script: [], style: [], other: [] }
  const folder = new URL('.', script).href
  return { script: [script], style: [`${folder}style`], other: [folder] }
}

/** A header's name, and the pieces of its value between which the nonce goes. */
type Header = readonly [name: string, pieces: readonly string[]]

/** Computed once for all responses: only the nonce differs. */
function headersWith(options: SecurityOptions, opened: Opened = {}): Middleware {
  const headers = headersSet(helmetWith(options, opened))
  return (_request, response, next) => {
    const { nonce } = contextOf(response)
    for (const [name, pieces] of headers) response.setHeader(name, pieces.join(nonce))
    next()
  }
}

/** Browser features that none of our pages uses; geolocation and full screen are allowed for the map. */
const permissions = [
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'encrypted-media',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  'fullscreen=(self)',
  'geolocation=(self)',
].join(', ')

/** Headers for every response. */
function headersSet(step: Middleware): readonly Header[] {
  const headers: Header[] = []
  const response = {
    setHeader: (name: string, value: string) => headers.push([name, value.split(NONCE)]),
    removeHeader: () => undefined,
  }
  response.setHeader('Permissions-Policy', permissions)
  step({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error
  })
  return headers
}

function helmetWith(options: SecurityOptions, { script, anyStyle = options.dev }: Opened): Middleware {
  const prompt = promptSources(script)
  const others = options.others ?? []
  const othersFrom = [...new Set(others.map((url) => new URL(url).origin))]
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonceSource, ...prompt.script, ...others],
        // Vite's hot reload writes <style> elements without a nonce.
        styleSrc: ["'self'", ...(anyStyle ? ["'unsafe-inline'"] : [nonceSource]), ...prompt.style],
        styleSrcAttr: ["'unsafe-inline'"],
        // Pictures chosen for a message are shown from the user's device.
        imgSrc: ["'self'", 'data:', 'blob:', ...options.tilesFrom, ...othersFrom],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...(options.dev ? ['ws:'] : []),
          ...options.tilesFrom,
          ...prompt.other,
          ...othersFrom,
        ],
        ...(prompt.other.length > 0 && { frameSrc: prompt.other }),
        manifestSrc: ["'self'"],
        // A worker from one of our files draws the map.
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(options.secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: options.secure ? { maxAge: oneYear, includeSubDomains: true } : false,
    // The popup of social sign-in must be able to message its opener that it is done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
}
