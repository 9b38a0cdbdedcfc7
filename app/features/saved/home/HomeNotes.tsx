import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn } from '#domain/saved/rights.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { newKey } from '#app/shared/drafts/newKey.ts'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { useGroupChange } from '../model/useGroupChange.ts'
import { homeOfWish } from '../model/wishes.ts'
import { SavedForm } from '../views/SavedForm.tsx'
import { HomeNote } from './HomeNote.tsx'
import { NoteField } from './NoteField.tsx'

interface NotesOfHome {
  group: WholeGroup
  item: SavedItem
}

/** Notes about a home: one's own, which nobody else sees until they are shared one by one, and the shared ones. */
export function HomeNotes({ group, item }: NotesOfHome) {
  const { t } = useTexts()
  return (
    <Stack space="xs">
      {item.notes.map((note) => (
        <HomeNote key={note.id} group={group} item={item} note={note} />
      ))}
      <Disclosure look="plain" summary={t('saved.note.add')}>
        <NewNote group={group} item={item} />
      </Disclosure>
    </Stack>
  )
}

function NewNote({ group, item }: NotesOfHome) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const [text, setText] = useState('')
  const [isShared, setShared] = useState(false)
  const offersSharing = mayIn(group.role, 'shareNote') && group.members > 1
  const keep = async () => {
    if (text.trim() === '') return
    const note = { text, isShared }
    const kept = await change(savedGroups.note({ id: group.id, item: item.id }, note, language), {
      ...homeOfWish(group, item),
      field: 'note',
      note: newKey(),
      base: null,
      mine: note,
    })
    // After a failure the text stays.
    if (kept !== undefined) setText('')
  }
  return (
    <SavedForm act="note" values={{ group: group.id, listing: item.id }} onSubmit={() => void keep()}>
      <Stack space="xs">
        <NoteField value={text} onChange={setText} />
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
