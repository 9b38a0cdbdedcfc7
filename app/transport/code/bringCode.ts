/**
 * Loads code that a page imports when it needs it. It stands in for Vite's own helper, by the name that Vite's build
 * writes before each `import()` (decision 0036): browsers remember an import that did not come, and refuse it from
 * then on, so nothing is imported before its files are there. Whoever was in a tunnel may try again.
 */

/** What is on its way, or came, by address. */
const asked = new Map<string, Promise<unknown>>()

/** Brings one file, once; what did not come is asked for anew by the next who needs it. */
function bring(file: string): Promise<unknown> {
  const known = asked.get(file)
  if (known) return known
  const coming = file.endsWith('.css') ? bringStyle(file) : bringScript(file)
  asked.set(file, coming)
  coming.catch(() => asked.delete(file))
  return coming
}

/** The line is down: the same file may come later. */
export class CodeUnreachable extends Error {}

/** The portal has no such file any more: a page that was loaded anew would ask for others. */
export class CodeGone extends Error {}

/** Into the browser's cache, from where the import takes it. Read to its end: what breaks off midway has not come. */
async function bringScript(file: string): Promise<void> {
  const status = await fetch(file)
    .then(async (reply) => {
      await reply.blob()
      return reply.status
    })
    // No status: nothing came.
    .catch(() => 0)
  if (status === 404) throw new CodeGone(file)
  if (status !== 200) throw new CodeUnreachable(file)
}

function bringStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new CodeUnreachable(href))
    })
    document.head.append(link)
  })
}

/** What the document named itself is there, or was waited for already. */
const isInDocument = (file: string): boolean =>
  document.querySelector(`link[href="${file}"], script[src="${file}"]`) !== null

/**
 * Where a module stands that needs no other. The build names the files of the others alone, and naming these as well
 * would add their names to every page; the import itself says it.
 */
const ownFile = (load: () => unknown): readonly string[] => {
  const name = /import\(.\.\/([^`'"]+)/.exec(String(load))?.[1]
  return name === undefined ? [] : [`assets/${name}`]
}

/** Imports a module once the files it consists of have come. `names`: addresses below the origin, without a slash. */
export const __vitePreload = async <Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> => {
  const files = names.length > 0 ? names : ownFile(load)
  const missing = files.map((name) => `/${name}`).filter((file) => asked.has(file) || !isInDocument(file))
  await Promise.all(missing.map(bring))
  return load()
}
