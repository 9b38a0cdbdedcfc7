/** Fields of url-encoded forms in shapes that a call does not read: ignored, they would pass for an answer of "no". */
import type { HttpApiEndpoint } from 'effect/http-api'

/** What a name says without its shape: `form[Marketing][x]` and `marketing.0` both say `marketing`. */
const bareName = (name: string): string =>
  (/^(?:form\s*[[.]\s*)?([^[\].]*)/i.exec(name)?.[1] ?? '').replaceAll(/[\s_-]/g, '').toLowerCase()

/** The names that a call reads from a form. */
const namesRead = ({ payload }: Pick<HttpApiEndpoint.Top, 'payload'>): readonly string[] =>
  [...payload.values()].flatMap(({ schemas }) =>
    schemas.flatMap(({ ast }) =>
      ast._tag === 'Objects' ? ast.propertySignatures.map(({ name }) => String(name)) : [],
    ),
  )

/** Fields of a call that were sent under a name which it does not read, each by the name that it does. */
export function unreadFields(
  endpoint: Pick<HttpApiEndpoint.Top, 'payload'>,
  body: string,
): readonly string[] {
  const names = namesRead(endpoint)
  const byBareName = new Map(
    names.filter((name) => !name.includes('[')).map((name) => [bareName(name), name]),
  )
  const unread = [...new URLSearchParams(body).keys()].filter((name) => !names.includes(name))
  return [...new Set(unread.flatMap((name) => byBareName.get(bareName(name)) ?? []))]
}
