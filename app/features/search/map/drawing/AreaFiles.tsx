import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { FileButton } from '#design-system/actions/FileButton/FileButton.tsx'
import { saveFile } from '#design-system/actions/saveFile.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { Criteria } from '#domain/search/filters.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { areasOf } from './areaCriteria.ts'

export interface AreaFilesProps {
  criteria: Criteria
  onOpen: (areas: Pick<Criteria, 'polygon' | 'excludedArea' | 'circle'>) => void
}

/** Exports the areas of a search as GeoJSON, and imports others. The parser is loaded on use. */
export function AreaFiles({ criteria, onOpen }: AreaFilesProps) {
  const texts = useTexts()
  const { t } = texts
  const [message, setMessage] = useState<string>()
  const say = (words: string) => {
    setMessage(words)
    announce(words, { topic: 'drawing' })
  }
  // The code for files is loaded on use, and loading may fail.
  const orSay = (work: Promise<void>) => void work.catch(() => say(t('errors.connection.text')))
  const save = async () => {
    const { writeAreasGeoJson } = await import('#domain/search/areasGeoJson.ts')
    saveFile(t('map.areas.fileName'), JSON.stringify(writeAreasGeoJson(criteria)), 'application/geo+json')
  }
  const open = async ([file]: File[]) => {
    const [{ readAreasText }, { wordsOfFile }] = await Promise.all([
      import('#domain/search/readAreasGeoJson.ts'),
      import('./areaWords.ts'),
    ])
    const read = readAreasText((await file?.text()) ?? '')
    if (typeof read === 'string') return say(t('map.areas.notGeoJson'))
    say(wordsOfFile(texts, read))
    if (areasOf(read.areas).length > 0) onOpen(read.areas)
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
