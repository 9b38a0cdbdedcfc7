import { defaults, type Language, languages } from '#domain/locale.ts'
import { textLimits } from '#domain/listing/facts/readListing.ts'
import { fieldPrefix } from '#domain/publishing/paths.ts'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { fieldTerm } from '../model/fieldWords.ts'
import { fieldId, shownValue, type StepViewProps } from '../model/StepProps.ts'

/** Title and description: in Greek and the language of the page, and in others on request. */
export function WordsStep({ frame, ...props }: StepViewProps) {
  const { t, language } = useTexts()
  const first: readonly Language[] = [...new Set([defaults.language, language])]
  const others = languages.filter((one) => !first.includes(one))
  const fields = (one: Language) => <LanguageFields key={one} of={one} {...props} />
  return frame(
    <>
      <Text>{t('publish.words.text')}</Text>
      {first.map(fields)}
      <Disclosure look="plain" summary={t('publish.words.others')}>
        <Stack space="lg">{others.map(fields)}</Stack>
      </Disclosure>
    </>,
  )
}

function LanguageFields({ of, ...props }: Omit<StepViewProps, 'frame'> & { of: Language }) {
  const texts = useTexts()
  const { saving, problemOf } = props
  const fieldOf = (part: keyof typeof textLimits) => {
    const path = `texts.${of}.${part}`
    return {
      id: fieldId(path),
      name: fieldPrefix + path,
      label: fieldTerm(texts, path),
      errorMessage: problemOf(path),
      defaultValue: String(shownValue(props, path)),
      onChange: (typed: string) => saving.change(path, typed),
    }
  }
  return (
    <Stack space="md">
      <TextField {...fieldOf('title')} />
      <TextArea {...fieldOf('description')} rows={8} />
    </Stack>
  )
}
