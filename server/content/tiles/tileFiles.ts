import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { defaults } from '#domain/locale.ts'
import { type Middleware, pathOf } from '#server/http/middleware.ts'
import { isPmtiles } from '#server/platform/tilesUrl.ts'
import { isLanguage, readTileAddress, tileJsonPath, tilesPath } from './tileAddress.ts'
import { tileJson } from './tileJson.ts'
import { type TileStore, tileStore } from './TileStore.ts'

const oneYear = 31_536_000
/** How long a browser caches the TileJSON, seconds. */
const fiveMinutes = 300

export interface TileOptions {
  readonly version: string
  /** The operator's own tiles, to which TileJSON then points. Ours are served all the same. */
  readonly outside: string | undefined
}

/** The map's tiles and their TileJSON: ours, or the operator's. */
export function tileFiles({ version, outside }: TileOptions, store: TileStore = tileStore()): Middleware {
  return (request, response, next) => {
    const path = pathOf(request)
    if (!path.startsWith(tilesPath) || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    if (path === tileJsonPath) return sendTileJson(request, response, { version, outside })
    const asked = readTileAddress(path.slice(tilesPath.length), version)
    if (asked.kind === 'bad') return refuse(response, 400, asked.reason)
    if (asked.kind === 'gone')
      return refuse(response, 404, `These tiles are gone; ${tileJsonPath} names the present ones.`)
    if (asked.kind === 'unknown') return refuse(response, 404, 'There is no such tile.')
    return store(asked.tile).then((tile) => sendTile(request, response, tile))
  }
}

function sendTile(request: IncomingMessage, response: ServerResponse, tile: Buffer): void {
  response.setHeader('cache-control', `public, max-age=${oneYear}, immutable`)
  if (tile.length === 0) {
    response.statusCode = 204
    response.end()
    return
  }
  const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const body = isCompressed ? tile : gunzipSync(tile)
  response.setHeader('content-type', 'application/vnd.mapbox-vector-tile')
  response.setHeader('vary', 'Accept-Encoding')
  if (isCompressed) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendTileJson(
  request: IncomingMessage,
  response: ServerResponse,
  { version, outside }: TileOptions,
): void {
  response.setHeader('cache-control', `public, max-age=${fiveMinutes}`)
  if (outside !== undefined && !isPmtiles(outside)) {
    response.statusCode = 302
    response.setHeader('location', outside)
    response.end()
    return
  }
  const language = new URLSearchParams(request.url?.split('?')[1]).get('language') ?? defaults.language
  if (!isLanguage(language)) return refuse(response, 400, 'There is no such language.')
  response.setHeader('content-type', 'application/json; charset=utf-8')
  // An archive has no TileJSON of its own; a source of MapLibre may have its address instead.
  response.end(JSON.stringify(outside === undefined ? tileJson(version, language) : { url: outside }))
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(`${reason}\n`)
}
