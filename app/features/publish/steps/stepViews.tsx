import type { ReactNode } from 'react'
import type { StepName } from '#domain/publishing/stepNames.ts'
import type { StepViewProps } from '../model/StepProps.ts'
import { FactFields } from '../views/FactFields.tsx'
import { CheckStep } from './CheckStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { MoneyStep } from './MoneyStep.tsx'
import { PhotosStep } from './PhotosStep.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { WordsStep } from './WordsStep.tsx'

/** The facts that a step asks, one below the other. */
const facts = (step: StepName) =>
  function Facts({ frame, ...props }: StepViewProps) {
    return frame(<FactFields step={step} {...props} />)
  }

/** What each step shows. Most are a list of facts. */
export const stepViews: Readonly<Record<StepName, (props: StepViewProps) => ReactNode>> = {
  offer: facts('offer'),
  place: PlaceStep,
  areas: facts('areas'),
  building: facts('building'),
  energy: facts('energy'),
  legal: facts('legal'),
  equipment: facts('equipment'),
  money: MoneyStep,
  photos: PhotosStep,
  words: WordsStep,
  contact: ContactStep,
  check: CheckStep,
  preview: PreviewStep,
}
