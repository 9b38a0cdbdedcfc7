/** Which methods the path of a request has, of all routes. */

/** A route pattern: `:name` matches one part of a path, a star at the end the rest. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) =>
        part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w]/g, '\\$&'),
      )
      .join('/')}$`,
  )

export class KnownMethods {
  private readonly byPath = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()

  add(method: string, path: string): void {
    const known = this.byPath.get(path) ?? { pattern: patternOf(path), methods: new Set() }
    known.methods.add(method)
    // Each route with GET also answers HEAD.
    if (method === 'GET') known.methods.add('HEAD')
    this.byPath.set(path, known)
  }

  /** Methods of the routes that match an address, for `Allow`; empty if none does. */
  of(url: string): readonly string[] {
    const path = url.replace(/[?#].*$/, '')
    const found = [...this.byPath.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].toSorted()
  }
}
