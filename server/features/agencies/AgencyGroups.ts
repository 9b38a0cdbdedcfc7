import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AgencyCard } from '#domain/agency/Agency.ts'
import type { AgentCard, AgentDetail, GroupCard, GroupDetail, GroupKind } from '#domain/agency/AgencyGroup.ts'
import { AgencyNotFound } from '#domain/api/errors.ts'
import { constants } from '#domain/constants.ts'
import { nameIn } from '#domain/agency/latinName.ts'
import type { Language } from '#domain/locale.ts'
import { bestFirst } from '#domain/bestFirst.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Agencies } from './Agencies.ts'

const { agencyExpertResults } = constants.search

interface GroupRow {
  readonly kind: GroupKind
  readonly name: string
  readonly slug: string
  readonly descriptionEl: string | null
  readonly descriptionEn: string | null
  readonly members: readonly number[]
}

const groupSelect = `SELECT kind, name, slug, description_el AS "descriptionEl", description_en AS "descriptionEn",
  ARRAY(SELECT agency_id FROM agency_group_members WHERE group_id = agency_groups.id) AS members FROM agency_groups`

interface AgentRow extends AgentCard {
  readonly agencyId: number
}

const agentSelect = `SELECT agents.id, agents.name, agents.agency_id AS "agencyId", agencies.name AS agency,
  CASE agents.role WHEN 'manager' THEN 'manager' ELSE 'agent' END AS role
  FROM agents JOIN agencies ON agencies.id = agency_id`

const cardOf = (
  { kind, name, slug }: GroupRow,
  members: readonly AgencyCard[],
  language: Language,
): GroupCard => ({
  kind,
  name: nameIn(language, name),
  slug,
  agencies: members.length,
  sale: members.reduce((sum, { sale }) => sum + sale, 0),
  rent: members.reduce((sum, { rent }) => sum + rent, 0),
})

const agentCard = ({ id, name, role, agency }: AgentRow): AgentCard => ({ id, name, role, agency })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const agencies = yield* Agencies
  const rows = <Row extends object>(text: string, values: readonly unknown[]) =>
    Effect.orDie(sql.unsafe<Row>(text, values as unknown[]))
  const notFound = () => new AgencyNotFound(refusal('agencyNotFound'))

  const groups = Effect.fn('AgencyGroups.groups')(function* (kind: GroupKind, language: Language) {
    const found = yield* rows<GroupRow>(`${groupSelect} WHERE kind = $1 ORDER BY name`, [kind])
    return yield* Effect.forEach(found, (row) =>
      Effect.map(agencies.cards(row.members, language), (members) => cardOf(row, members, language)),
    )
  })

  const group = Effect.fn('AgencyGroups.group')(function* (slug: string, language: Language) {
    const [row] = slug.includes('\0') ? [] : yield* rows<GroupRow>(`${groupSelect} WHERE slug = $1`, [slug])
    if (row === undefined) return yield* notFound()
    const members = yield* agencies.cards(row.members, language)
    const texts = [
      { language: 'el', text: row.descriptionEl },
      { language: 'en', text: row.descriptionEn },
    ].flatMap(({ language: written, text }) => (text === null ? [] : [{ language: written, text }]))
    const [description = null] = bestFirst(texts, language)
    return { ...cardOf(row, members, language), description, members } satisfies GroupDetail
  })

  const agents = Effect.fn('AgencyGroups.agents')(function* () {
    const ids = (yield* agencies.ranked).slice(0, agencyExpertResults)
    const found = yield* rows<AgentRow>(
      `${agentSelect} WHERE agency_id = ANY($1) ORDER BY array_position($1, agency_id), role DESC, agents.id`,
      [ids],
    )
    const first = ids.flatMap((id) => found.find(({ agencyId }) => agencyId === id) ?? [])
    const others = found.filter((one) => !first.includes(one))
    return [...first, ...others].slice(0, agencyExpertResults).map(agentCard)
  })

  const agent = Effect.fn('AgencyGroups.agent')(function* (id: number, language: Language) {
    const [row] = yield* rows<AgentRow>(`${agentSelect} WHERE agents.id = $1`, [id])
    const [agency] = row === undefined ? [] : yield* agencies.cards([row.agencyId], language)
    if (row === undefined || agency === undefined) return yield* notFound()
    const team = yield* rows<AgentRow>(`${agentSelect} WHERE agency_id = $1 ORDER BY agents.id`, [
      row.agencyId,
    ])
    return {
      id,
      name: row.name,
      role: row.role,
      agency,
      listings: yield* agencies.newest(row.agencyId, agencyExpertResults, language),
      colleagues: team.filter((one) => one.id !== id).map(agentCard),
    } satisfies AgentDetail
  })

  /** Slugs by kind, for sitemaps. */
  const listed = rows<Pick<GroupRow, 'kind' | 'slug'>>('SELECT kind, slug FROM agency_groups ORDER BY id', [])
  return { groups, group, agents, agent, listed }
})

/** What agencies belong to, and who works for them. */
export class AgencyGroups extends Context.Service<AgencyGroups, Effect.Success<typeof make>>()(
  'estia/agencies/AgencyGroups',
) {
  static readonly layer: Layer.Layer<AgencyGroups, never, SqlClient.SqlClient | Agencies> = Layer.effect(
    AgencyGroups,
    make,
  )
}
