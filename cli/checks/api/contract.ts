/** The endpoints of the contract with their request and response schemas. */
import { HttpApi, type HttpApiEndpoint } from 'effect/http-api'
import type { SchemaAST } from 'effect'
import { Api } from '#domain/api/Api.ts'

type Trees = readonly SchemaAST.AST[]

export interface Endpoint {
  readonly method: string
  readonly path: string
  /** Content type of the body; undefined where there is none. */
  readonly contentType: string | undefined
  readonly bodies: Trees
  readonly query: Trees
  readonly successes: Trees
  /** By their status. */
  readonly errors: readonly { readonly status: number; readonly tree: SchemaAST.AST }[]
}

/** Every endpoint, in the order of the contract. */
export function endpoints(): readonly Endpoint[] {
  const all: Endpoint[] = []
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint, successes, errors }) =>
      void all.push({
        ...requestOf(endpoint),
        successes: [...successes.values()].flat().map(({ ast }) => ast),
        errors: [...errors].flatMap(([status, schemas]) =>
          schemas.map(({ ast: tree }) => ({ status, tree })),
        ),
      }),
  })
  return all
}

function requestOf({ method, path, query, payload }: HttpApiEndpoint.Top) {
  const [contentType] = payload.keys()
  const schemas = [...payload.values()].flatMap((body) => ('schemas' in body ? body.schemas : []))
  return {
    method,
    path,
    contentType,
    bodies: schemas.map(({ ast }) => ast),
    query: query ? [query.ast] : [],
  }
}
