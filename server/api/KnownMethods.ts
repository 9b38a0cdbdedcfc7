/** Which methods the path of a request has, of all routes. */

/** A pattern as routes have them: `:name` stands for one part of a path, a star at the end for the rest. */
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
    // What can be read can be asked for its headers alone.
    if (method === 'GET') known.methods.add('HEAD')
    this.byPath.set(path, known)
  }

  /** Methods of the routes whose pattern an address fits, as `Allow` lists them; none where there is no such route. */
  of(url: string): readonly string[] {
    const path = url.replace(/[?#].*$/, '')
    const found = [...this.byPath.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].toSorted()
  }
}
