import { readAsFar } from '#domain/listing/facts/readListing.ts'
import { sentOfFields } from '#domain/publishing/draftFields.ts'
import { fieldsOfStep } from '#domain/publishing/steps.ts'
import { type StepName } from '#domain/publishing/stepNames.ts'
import type { StepProps } from '../model/StepProps.ts'
import { FactField } from './FactField.tsx'

/** The facts that a step asks of this home. */
export function FactFields({ step, ...props }: StepProps & { readonly step: StepName }) {
  const { draft } = props
  const { facts: stated } = readAsFar(sentOfFields({ ...draft.fields }))
  return fieldsOfStep(step, stated).map((name) => (
    // A category has its own types of home.
    <FactField
      key={name === 'typology' ? `${name} ${String(draft.fields['category'])}` : name}
      name={name}
      {...props}
    />
  ))
}
