import { globSync } from 'node:fs'
import { callsAt } from '#cli/checks/api/endpointPlaces.ts'
import { endpoints } from '#cli/checks/api/contract.ts'
import { literalsOf, pathsOf, propertyOf } from '#cli/checks/api/schemas.ts'
import { failureBindings } from '#cli/checks/errors/bindings.ts'
import type { ErrorsFacts } from '#cli/checks/errors/check.ts'
import { readFailure } from '#cli/checks/errors/failures.ts'
import { tryBody, tryServerFirst, tryTransport } from '#cli/checks/errors/transport.ts'
import { readGuard, readFormShownBy, readResetSuccess } from '#cli/checks/errors/views.ts'
import type { Place } from '#cli/checks/place.ts'
import { readSource } from '#cli/checks/syntaxParts.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { partOf, wordOf } from '#cli/syntax.ts'

const contractFiles = (): readonly string[] => globSync('domain/api/*.ts', { cwd: projectRoot }).toSorted()

/** The failures that the contract declares, and the app's handling of them. */
export async function gatherErrors(): Promise<ErrorsFacts> {
  const files = contractFiles()
  return {
    failures: new Map(
      Object.entries(failureBindings).map(([failure, at]) => [failure, readFailure(failure, at)]),
    ),
    bodies: bodiesIn(files),
    declared: declaredIn(files),
    bodyRead: await tryBody(),
    serverFirst: tryServerFirst(),
    transport: await tryTransport(),
    guard: readGuard(),
    resetSuccess: readResetSuccess(),
    formShownBy: readFormShownBy(),
  }
}

type Tree = Parameters<typeof pathsOf>[0]

const tagOf = (tree: Tree): string => {
  const tag = propertyOf(tree, '_tag')
  return (tag && literalsOf(tag)?.join()) ?? 'without a tag'
}

/** Every error that a call can answer with, once. */
function bodiesIn(files: readonly string[]): ErrorsFacts['bodies'] {
  const places = classesIn(files)
  const all = endpoints().flatMap(({ errors }) => errors.map(({ tree }) => tree))
  return [...new Map(all.map((tree) => [tagOf(tree), tree]))].map(([tag, tree]) => ({
    tag,
    paths: pathsOf(tree),
    at: places.get(tag) ?? { file: 'domain/api/accountErrors.ts' },
  }))
}

/** Where each class is declared. */
const classesIn = (files: readonly string[]): ReadonlyMap<string, Place> =>
  new Map(
    files.flatMap((file) =>
      readSource(file).nodes.flatMap((node) => {
        const name = node.type === 'ClassDeclaration' ? wordOf(partOf(node, 'identifier')) : undefined
        return name === undefined ? [] : [[name, { file, name }] as const]
      }),
    ),
  )

function declaredIn(files: readonly string[]): ErrorsFacts['declared'] {
  const places = callsAt(files)
  return new Map(
    endpoints().map(({ method, path, errors }) => [
      path,
      {
        tags: errors.map(({ tree }) => tagOf(tree)),
        at: places.get(`${method} ${path}`) ?? { file: 'domain/api/Api.ts' },
      },
    ]),
  )
}
