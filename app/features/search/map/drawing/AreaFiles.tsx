import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { FileButton } from '#design-system/actions/FileButton/FileButton.tsx'
import { saveFile } from '#design-system/actions/saveFile.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { Criteria } from '#domain/search/filters.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { areasOf } from './areaCriteria.ts'

export interface AreaFilesProps {
  criteria: Criteria
  onOpen: (areas: Pick<Criteria, 'polygon' | 'excludedArea' | 'circle'>) => void
}

/** The areas of a search taken elsewhere as GeoJSON, and others taken in. The reader comes when it is needed. */
export function AreaFiles({ criteria, onOpen }: AreaFilesProps) {
  const t = useTranslate()
  const [message, setMessage] = useState<string>()
  const say = (words: string) => {
    setMessage(words)
    announce(words, { topic: 'drawing' })
  }
  // What reads and writes files comes when it is needed, and may not come.
  const orSay = (work: Promise<void>) => void work.catch(() => say(t('errors.connection.text')))
  const save = async () => {
    const { writeAreasGeoJson } = await import('#domain/search/areasGeoJson.ts')
    saveFile(t('map.areas.fileName'), JSON.stringify(writeAreasGeoJson(criteria)), 'application/geo+json')
  }
  const open = async ([file]: File[]) => {
    const { readAreasText } = await import('#domain/search/readAreasGeoJson.ts')
    const read = readAreasText((await file?.text()) ?? '')
    if (read._tag === 'Failure') return say(t('map.areas.notGeoJson'))
    const { areas, ignored } = read.success
    say(
      [
        t('map.areas.opened', { count: areasOf(areas).length }),
        ignored.length > 0 && t('map.areas.ignored', { count: ignored.length }),
      ]
        .filter(Boolean)
        .join(' '),
    )
    if (areasOf(areas).length > 0) onOpen(areas)
  }
  return (
    <>
      {areasOf(criteria).length > 0 && (
        <Button variant="quiet" size="small" onPress={() => orSay(save())}>
          {t('map.areas.save')}
        </Button>
      )}
      <FileButton
        size="small"
        icon="upload"
        acceptedFileTypes={['.geojson', '.json', 'application/geo+json', 'application/json']}
        onSelect={(files) => orSay(open(files))}
      >
        {t('map.areas.open')}
      </FileButton>
      {message !== undefined && (
        <Text as="span" size="small">
          {message}
        </Text>
      )}
    </>
  )
}
