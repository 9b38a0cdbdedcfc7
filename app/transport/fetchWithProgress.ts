/**
 * As `fetch`, but reports the upload's progress from 0 to 1. The browser's `fetch` reports no upload
 * progress, except for streams, which need HTTP/2 and Chromium.
 */
export const fetchWithProgress =
  (onProgress: (part: number) => void) =>
  (path: string, { method, headers, body, signal }: RequestInit & HeadersOfCall): Promise<Response> =>
    new Promise((resolve, reject) => {
      const asked = new XMLHttpRequest()
      asked.open(method ?? 'GET', path)
      for (const [name, value] of Object.entries(headers)) asked.setRequestHeader(name, value)
      asked.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      asked.addEventListener('load', () => resolve(responseOf(asked)))
      asked.addEventListener('error', () => reject(new TypeError('The request broke off')))
      asked.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
      signal?.addEventListener('abort', () => asked.abort(), { once: true })
      asked.send(body as XMLHttpRequestBodyInit | null | undefined)
    })

interface HeadersOfCall {
  readonly headers: Readonly<Record<string, string>>
}

const responseOf = (asked: XMLHttpRequest): Response =>
  // A reply without content may carry none.
  new Response(asked.status === 204 ? null : asked.responseText, {
    status: asked.status,
    headers: headersIn(asked.getAllResponseHeaders()),
  })

/** Lines of `name: value`. */
const headersIn = (lines: string): Headers =>
  new Headers(
    lines
      .split(/[\r\n]+/)
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => {
        const at = line.indexOf(':')
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
      }),
  )
