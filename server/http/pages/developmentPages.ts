import type { renderPage } from '#app/entry-server.tsx'
import type { Middleware } from '#server/http/middleware.ts'
import type { PageSource } from './PageSource.ts'

const entryServer = '/app/entry-server.tsx'
const entryClient = '/app/entry-client.tsx'

/** Pages from the sources, with hot reload: the same server with Vite's middleware in place of the built files. */
export async function openDevelopment(root: string) {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const pages: PageSource = {
    renderer: async () => {
      const module = await vite.ssrLoadModule(entryServer)
      return module['renderPage'] as typeof renderPage
    },
    assets: async (address, nonce) => {
      const stub = `<html><head></head><body><script type="module" src="${entryClient}"></script></body></html>`
      const html = await vite.transformIndexHtml(address, stub)
      const scripts = html.match(/<script[\s\S]*?<\/script>/g) ?? []
      const head = scripts.join('').replaceAll('<script', `<script nonce="${nonce}"`)
      return { dev: true, head: head + (await styleElements()) }
    },
  }
  /** Vite adds styles by script, after the first paint; these are the same ones, sent with the page. */
  const styleElements = async (): Promise<string> => {
    const graph = vite.environments['ssr']?.moduleGraph.idToModuleMap ?? new Map<string, unknown>()
    const sheets = [...graph.keys()].filter((id) => id.includes('.vanilla.css') || id.endsWith('.css'))
    const styles = await Promise.all(
      sheets.map(async (id) => {
        const sheet = await vite.transformRequest(`${id}${id.includes('?') ? '&' : '?'}direct`)
        return `<style data-vite-dev-id="${id}">${sheet?.code ?? ''}</style>`
      }),
    )
    return styles.join('')
  }
  const files: Middleware = vite.middlewares
  return { pages, files, close: () => vite.close() }
}
