import { useState } from 'react'
import { contactLimits } from '#domain/contact/limits.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { TextArea, type TextAreaProps } from '#design-system/forms/TextArea/TextArea.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { SendButtons } from '#app/shared/contact/SendButtons.tsx'
import { lazyView } from '#app/shell/lazyView.tsx'
import { type ComposerOptions, useComposer } from '../model/useComposer.ts'
import { buttons } from './Composer.css.ts'
import type { ComposerPicturesProps } from './ComposerPictures.tsx'

const composerPictures = lazyView<ComposerPicturesProps>(
  'app/features/messages/views/ComposerPictures.tsx',
  async () => (await import('./ComposerPictures.tsx')).ComposerPictures,
  ['messages', 'forms', 'contactForms', 'photos'],
)

/** If it cannot be loaded yet, its view says so when it is opened. */
const fetchPictures = () => void composerPictures.preload().catch(() => undefined)

/** Touch screens alone have no keys to press together. It is rendered in the browser only. */
const hasKeys = () => matchMedia('(any-pointer: fine)').matches

/** Room for an answer: text and pictures. */
export function Composer(options: ComposerOptions) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, pictures, stop } = useComposer(options)
  const [hasPictures, setPictures] = useState(false)
  const sendByKeys: TextAreaProps['onKeyDown'] = (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      form.submit()
    }
  }
  return (
    <Form form={form} texts={texts} space="sm">
      <TextArea
        {...form.field('text')}
        label={t('messages.composer')}
        {...(hasKeys() && { description: t('messages.composer.keys') })}
        rows={2}
        maxLength={contactLimits.textMax}
        onKeyDown={sendByKeys}
      />
      {hasPictures && <composerPictures.Part {...pictures} />}
      <div className={buttons}>
        <div onPointerEnter={fetchPictures} onFocus={fetchPictures}>
          <Button
            variant="secondary"
            size="small"
            icon="camera"
            aria-expanded={hasPictures}
            onPress={() => setPictures(!hasPictures)}
          >
            {t('messages.composer.photos')}
          </Button>
        </div>
        <SendButtons label={t('messages.composer.send')} isSending={form.isSubmitting} onStop={stop} />
      </div>
    </Form>
  )
}
