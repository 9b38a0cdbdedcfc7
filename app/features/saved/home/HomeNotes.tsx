import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { ItemNote, SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { mayIn } from '#domain/saved/rights.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { type ItemOf, savedGroups } from '#app/transport/saved/savedGroups.ts'
import { useGroupChange } from '../model/useGroupChange.ts'
import { SavedForm } from '../views/SavedForm.tsx'

/** Notes about a home: one's own, which nobody else sees until they are shared one by one, and the shared ones. */
export function HomeNotes({ group, item }: { group: WholeGroup; item: SavedItem }) {
  const { t } = useTexts()
  const home = { id: group.id, item: item.id }
  const mayShare = mayIn(group.role, 'shareNote')
  return (
    <Stack space="xs">
      {item.notes.map((note) => (
        <Note key={note.id} home={home} note={note} mayShare={mayShare} />
      ))}
      <Disclosure look="plain" summary={t('saved.note.add')}>
        <NewNote home={home} offersSharing={mayShare && group.members > 1} />
      </Disclosure>
    </Stack>
  )
}

function Note({ home, note, mayShare }: { home: ItemOf; note: ItemNote; mayShare: boolean }) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const { id, author, isMine, isShared, text, version } = note
  const who = isMine
    ? t('saved.note.shared')
    : t('saved.note.of', { name: author || t('saved.member.unnamed') })
  return (
    <Stack space="xxs" align="start">
      <Badge tone={isShared ? 'neutral' : 'warning'}>{isShared ? who : t('saved.note.private')}</Badge>
      <Text size="small" keepsLineBreaks>
        <OwnLanguage>{text}</OwnLanguage>
      </Text>
      {isMine && (
        <Inline space="xs">
          {mayShare && (
            <Button
              variant="quiet"
              size="small"
              onPress={() =>
                void change(
                  savedGroups.changeNote({ ...home, note: id }, { isShared: !isShared, version }, language),
                )
              }
            >
              {isShared ? t('saved.note.hide') : t('saved.note.share')}
            </Button>
          )}
          <SavedForm
            act="dropNote"
            values={{ group: home.id, listing: home.item, note: id }}
            onSubmit={() => void change(savedGroups.dropNote({ ...home, note: id }, language))}
          >
            <Button type="submit" variant="quiet" size="small">
              {t('saved.note.delete')}
            </Button>
          </SavedForm>
        </Inline>
      )}
    </Stack>
  )
}

function NewNote({ home, offersSharing }: { home: ItemOf; offersSharing: boolean }) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const [text, setText] = useState('')
  const [isShared, setShared] = useState(false)
  const keep = async () => {
    if (text.trim() === '') return
    const kept = await change(savedGroups.note(home, { text, isShared }, language))
    // After a failure the text stays.
    if (kept !== undefined) setText('')
  }
  return (
    <SavedForm act="note" values={{ group: home.id, listing: home.item }} onSubmit={() => void keep()}>
      <Stack space="xs">
        <TextArea
          label={t('saved.note.text')}
          name="text"
          value={text}
          onChange={setText}
          rows={3}
          maxLength={savedLimits.noteLength}
        />
        {offersSharing && (
          <Checkbox name="isShared" value="1" isSelected={isShared} onChange={setShared}>
            {t('saved.note.shareNew')}
          </Checkbox>
        )}
        <Inline>
          <Button type="submit" variant="secondary" size="small">
            {t('saved.note.keep')}
          </Button>
        </Inline>
      </Stack>
    </SavedForm>
  )
}
