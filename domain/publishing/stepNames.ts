/** The steps in which an ad is written, in their order: the last part of the address of each. */
export const stepNames = [
  'offer',
  'place',
  'areas',
  'building',
  'energy',
  'legal',
  'equipment',
  'money',
  'photos',
  'words',
  'contact',
  'check',
  'preview',
] as const
export type StepName = (typeof stepNames)[number]

export const isStep = (name: string): name is StepName => (stepNames as readonly string[]).includes(name)
