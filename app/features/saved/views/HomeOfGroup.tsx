import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn } from '#domain/saved/rights.ts'
import type { HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { sinceWords } from '../model/sinceWords.ts'
import { useGroupChange } from '../model/useGroupChange.ts'
import { GoneHome } from './GoneHome.tsx'
import { HomeNotes } from './HomeNotes.tsx'
import { HomeVotes } from './HomeVotes.tsx'
import { AddToGroup } from './AddToGroup.tsx'
import { MovedNotice } from './MovedNotice.tsx'
import { SavedForm } from './SavedForm.tsx'
import { StageField } from './StageField.tsx'

/** Homes that are picked for a comparison. */
export interface Compared {
  readonly ids: readonly number[]
  readonly isFull: boolean
  readonly pick: (id: number, isPicked: boolean) => void
}

export interface HomeOfGroupProps {
  group: WholeGroup
  item: SavedItem
  compared: Compared
  titleLevel: HeadingLevel
}

/** A home of a group: its card, what became of its price, and what the group says and does about it. */
export function HomeOfGroup({ group, item, compared, titleLevel }: HomeOfGroupProps) {
  const texts = useTexts()
  const { t, language } = texts
  const change = useGroupChange()
  const isPicked = compared.ids.includes(item.id)
  const mayChange = mayIn(group.role, 'changeItems')
  return (
    <Stack space="xs">
      {item.card ? (
        <ListingCard
          listing={item.card}
          titleLevel={titleLevel}
          note={
            <Text size="small" tone="muted">
              {sinceWords(texts, item)}
            </Text>
          }
        />
      ) : (
        <GoneHome item={item} titleLevel={titleLevel} />
      )}
      <MovedNotice group={group} item={item} />
      <Inline space="sm" justify="between">
        <StageField group={group} item={item} />
        {item.card && (isPicked || !compared.isFull) && (
          <Checkbox isSelected={isPicked} onChange={(is) => compared.pick(item.id, is)}>
            {t('saved.compare.pick')}
          </Checkbox>
        )}
      </Inline>
      <HomeVotes group={group} item={item} />
      <HomeNotes group={group} item={item} />
      <AddToGroup group={group} item={item} />
      {mayChange && !(group.isDefault && item.card) && (
        <SavedForm
          act="drop"
          values={{ group: group.id, listing: item.id }}
          onSubmit={() => void change(savedGroups.drop({ id: group.id, item: item.id }, language))}
        >
          <Button
            type="submit"
            variant="quiet"
            size="small"
            aria-label={t('saved.remove', { id: String(item.id) })}
          >
            {t('saved.removeShort')}
          </Button>
        </SavedForm>
      )}
    </Stack>
  )
}
