import { Button } from '#design-system/actions/Button/Button.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn } from '#domain/saved/rights.ts'
import { type Vote, votes } from '#domain/saved/votes.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { useGroupChange } from '../model/useGroupChange.ts'
import { homeOfWish } from '../model/wishes.ts'
import { withoutScript } from '#app/shared/forms/withoutScript.css.ts'
import { SavedForm } from '../views/SavedForm.tsx'

/** What the members of a group say about a home. One who is alone needs no vote. */
export function HomeVotes({ group, item }: { group: WholeGroup; item: SavedItem }) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  if (group.members < 2) return null
  const mine = item.votes.find(({ isMine }) => isMine)
  const vote = (next: { vote: Vote; line: string }) =>
    change(savedGroups.vote({ id: group.id, item: item.id }, next, language), {
      ...homeOfWish(group, item),
      field: 'vote',
      base: mine ? { vote: mine.vote, line: mine.line } : null,
      mine: next,
    })
  return (
    <Stack space="xs">
      {item.votes
        .filter(({ isMine }) => !isMine)
        .map(({ name, vote, line }, at) => (
          <Text key={at} size="small">
            <OwnLanguage>
              {t('saved.vote.of', {
                name: name || t('saved.member.unnamed'),
                vote: [t(`saved.vote.${vote}`), line].filter(Boolean).join(', '),
              })}
            </OwnLanguage>
          </Text>
        ))}
      {mayIn(group.role, 'vote') && (
        <SavedForm act="vote" values={{ group: group.id, listing: item.id }} onSubmit={() => undefined}>
          <Inline space="xs" align="end">
            <SegmentedControl
              label={t('saved.vote')}
              name="vote"
              options={votes.map((value) => ({ value, label: t(`saved.vote.${value}`) }))}
              value={mine?.vote ?? ''}
              onChange={(value) => void vote({ vote: value as Vote, line: mine?.line ?? '' })}
            />
            <span className={withoutScript}>
              <Button type="submit" variant="secondary" size="small">
                {t('saved.vote')}
              </Button>
            </span>
          </Inline>
        </SavedForm>
      )}
    </Stack>
  )
}
