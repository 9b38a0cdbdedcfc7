import { Button } from '#design-system/actions/Button/Button.tsx'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { inquiryFormPath, inquiryLimits, inquiryTopics } from '#domain/inquiries/inquiries.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { useFormToken } from '#app/shared/formToken/CsrfContext.ts'
import { useInquiryForm } from './useInquiryForm.ts'

export interface InquiryFormProps {
  /** Of the page that linked here; another text chooses the first topic. */
  topic: string
}

/** Works without script as well: the server answers then with a page. */
export function InquiryForm({ topic }: InquiryFormProps) {
  const { t, language } = useTexts()
  const texts = useFormTexts()
  const token = useFormToken()
  const form = useInquiryForm(topic)
  return (
    <Form
      form={form}
      texts={texts}
      action={`${inquiryFormPath}?lang=${language}`}
      aria-label={t('contactUs.title')}
      space="lg"
    >
      <HiddenFields values={{ token }} />
      <NativeSelect
        {...form.field('topic')}
        label={t('contactUs.topic')}
        options={inquiryTopics.map((value) => ({ value, label: t(`contactUs.topic.${value}`) }))}
      />
      <TextField
        {...form.field('name')}
        label={t('contactUs.name')}
        note={t('contactUs.nameNote')}
        autoComplete="name"
        maxLength={inquiryLimits.name}
      />
      <EmailField
        {...form.field('email')}
        label={t('contactUs.email')}
        autoComplete="email"
        maxLength={inquiryLimits.email}
        description={t('contactUs.oneOfTwo')}
      />
      <TextField
        {...form.field('phone')}
        label={t('contactUs.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={inquiryLimits.phone}
      />
      <TextArea
        {...form.field('text')}
        label={t('contactUs.text')}
        description={t('contactUs.textNote', { most: inquiryLimits.text })}
        rows={8}
      />
      <div>
        <Button type="submit" isPending={form.isSubmitting} pendingLabel={texts.pending}>
          {t('contactUs.send')}
        </Button>
      </div>
    </Form>
  )
}
