import type { Place } from '#cli/checks/place.ts'
import { argumentsOf, readSource, textOf } from '#cli/checks/syntaxParts.ts'
import { partOf, wordOf } from '#cli/syntax.ts'

/** Where each endpoint is declared: `POST /api-next/user/login/` → its file, line and name. */
export const callsAt = (files: readonly string[]): ReadonlyMap<string, Place> =>
  new Map(
    files.flatMap((file) => {
      const source = readSource(file)
      return source.nodes.flatMap((node): readonly (readonly [string, Place])[] => {
        const callee = node.type === 'CallExpression' ? partOf(node, 'callee') : undefined
        if (!callee || wordOf(partOf(callee, 'object')) !== 'HttpApiEndpoint') return []
        const method = wordOf(partOf(callee, 'property'))?.toUpperCase()
        const [name, path] = argumentsOf(node).map(textOf)
        if (method === undefined || name === undefined || path === undefined) return []
        return [[`${method} ${path}`, { file, line: source.lineOf(callee), name }]]
      })
    }),
  )
