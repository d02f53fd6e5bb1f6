import { assign, fromPromise, setup } from 'xstate'
import { defineModel, done, failed } from '../model.ts'
import { BARE } from './bare.ts'

const STEPS = [
  'accountType',
  'contactBack',
  'contactDetails',
  'enterpriseDetails',
  'chargerType',
  'chargingSpeed',
  'installationType',
  'mountingType',
  'subscriptionType',
  'dynamicType',
  'surveyType',
  'surveyDetails',
  'surveyPictures',
  'invoiceAddress',
  'deliveryAddress',
  'reviewOrder',
] as const
type Step = (typeof STEPS)[number]

type WizardEvent =
  | { type: 'NEXT'; answer?: string }
  | { type: 'BACK' }
  /** Returns from the review to a step. All following steps are shown again. */
  | { type: 'EDIT'; step: Step }
  | { type: 'SUBMIT' }

const SUBMIT_TIMEOUT_MS = 15_000

/** Pushes a step onto the stack for BACK. */
const leaving = (step: Step) => ({ type: 'push', params: { step } }) as const
const answered = (answer: string) => ({ type: 'answered', params: { answer } }) as const

/**
 * A wizard of 16 steps that remembers its path and answers, and ends with an order: the hardest known machine, for
 * tests and benchmarks. Not part of the product.
 */
const wizardMachine = setup({
  types: {
    context: {} as {
      readonly stack: readonly Step[]
      /** BACK keeps this answer, so the next steps do not depend on the stack alone. */
      readonly installation: string | undefined
    },
    events: {} as WizardEvent,
  },
  actors: { submit: fromPromise<void>(() => Promise.reject(new Error('submit is not provided'))) },
  actions: {
    push: assign(({ context }, { step }: { step: Step }) => ({ stack: [...context.stack, step] })),
    pop: assign(({ context }) => ({ stack: context.stack.slice(0, -1) })),
    keepInstallation: assign((_, { installation }: { installation: string }) => ({ installation })),
  },
  guards: {
    answered: ({ event }, { answer }: { answer: string }) => event.type === 'NEXT' && event.answer === answer,
    asksFor: ({ event }, { step }: { step: Step }) => event.type === 'EDIT' && event.step === step,
    cameFrom: ({ context }, { step }: { step: Step }) => context.stack.at(-1) === step,
    isInstalled: ({ context }) => context.installation === 'installer',
  },
  delays: { SUBMIT_TIMEOUT: SUBMIT_TIMEOUT_MS },
}).createMachine({
  id: 'wizard',
  context: { stack: [], installation: undefined },
  initial: 'answering',
  states: {
    answering: {
      // XState cannot compute a target, so BACK has one transition per step.
      on: {
        BACK: STEPS.map((step) => ({
          target: `.${step}` as const,
          guard: { type: 'cameFrom' as const, params: { step } },
          actions: 'pop' as const,
        })),
      },
      initial: 'accountType',
      states: {
        accountType: {
          on: {
            NEXT: [
              { guard: answered('person'), target: 'contactDetails', actions: leaving('accountType') },
              { guard: answered('enterprise'), target: 'enterpriseDetails', actions: leaving('accountType') },
              { guard: answered('callMe'), target: 'contactBack', actions: leaving('accountType') },
            ],
          },
        },
        contactBack: { on: { NEXT: { target: 'contactDetails', actions: leaving('contactBack') } } },
        contactDetails: { on: { NEXT: { target: 'chargerType', actions: leaving('contactDetails') } } },
        enterpriseDetails: { on: { NEXT: { target: 'chargerType', actions: leaving('enterpriseDetails') } } },
        chargerType: {
          on: {
            NEXT: [
              { guard: answered('own'), target: 'surveyType', actions: leaving('chargerType') },
              { guard: answered('new'), target: 'chargingSpeed', actions: leaving('chargerType') },
            ],
          },
        },
        chargingSpeed: { on: { NEXT: { target: 'installationType', actions: leaving('chargingSpeed') } } },
        installationType: {
          on: {
            NEXT: [
              {
                guard: answered('installer'),
                target: 'mountingType',
                actions: [
                  leaving('installationType'),
                  { type: 'keepInstallation', params: { installation: 'installer' } },
                ],
              },
              {
                guard: answered('self'),
                target: 'subscriptionType',
                actions: [
                  leaving('installationType'),
                  { type: 'keepInstallation', params: { installation: 'self' } },
                ],
              },
            ],
          },
        },
        mountingType: { on: { NEXT: { target: 'subscriptionType', actions: leaving('mountingType') } } },
        subscriptionType: {
          on: {
            NEXT: [
              { guard: 'isInstalled', target: 'dynamicType', actions: leaving('subscriptionType') },
              { target: 'surveyType', actions: leaving('subscriptionType') },
            ],
          },
        },
        dynamicType: { on: { NEXT: { target: 'surveyType', actions: leaving('dynamicType') } } },
        surveyType: {
          on: {
            NEXT: [
              { guard: answered('visit'), target: 'surveyDetails', actions: leaving('surveyType') },
              { guard: answered('pictures'), target: 'surveyPictures', actions: leaving('surveyType') },
              { target: 'invoiceAddress', actions: leaving('surveyType') },
            ],
          },
        },
        surveyDetails: { on: { NEXT: { target: 'invoiceAddress', actions: leaving('surveyDetails') } } },
        surveyPictures: { on: { NEXT: { target: 'invoiceAddress', actions: leaving('surveyPictures') } } },
        invoiceAddress: {
          on: {
            NEXT: [
              { guard: answered('elsewhere'), target: 'deliveryAddress', actions: leaving('invoiceAddress') },
              { target: 'reviewOrder', actions: leaving('invoiceAddress') },
            ],
          },
        },
        deliveryAddress: { on: { NEXT: { target: 'reviewOrder', actions: leaving('deliveryAddress') } } },
        reviewOrder: {
          on: {
            EDIT: (['subscriptionType', 'surveyType', 'invoiceAddress'] as const).map((step) => ({
              guard: { type: 'asksFor' as const, params: { step } },
              target: step,
              actions: leaving('reviewOrder'),
            })),
            SUBMIT: '#wizard.submitting',
          },
        },
      },
    },
    submitting: {
      invoke: { id: 'submit', src: 'submit', onDone: 'sent', onError: 'failed' },
      after: { SUBMIT_TIMEOUT: 'failed' },
    },
    failed: { on: { SUBMIT: 'submitting' } },
    sent: { type: 'final' },
  },
})

const OFFERED: Readonly<Partial<Record<Step, readonly string[]>>> = {
  accountType: ['person', 'enterprise', 'callMe'],
  chargerType: ['new', 'own'],
  installationType: ['self', 'installer'],
  surveyType: ['visit', 'pictures', 'none'],
  invoiceAddress: ['here', 'elsewhere'],
}

const next = (answer: string) => ({ type: 'NEXT', answer }) as const
const edit = (step: Step) => ({ type: 'EDIT', step }) as const

export const wizardModel = defineModel(wizardMachine, {
  ...BARE,
  inputs: [undefined],
  events: [
    { type: 'NEXT' },
    ...Object.values(OFFERED).flatMap((answers) => answers.map(next)),
    { type: 'BACK' },
    ...(['subscriptionType', 'surveyType', 'invoiceAddress'] as const).map(edit),
    { type: 'SUBMIT' },
    done('submit'),
    failed('submit', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    stack: context.stack.join(' '),
    installation: context.installation ?? null,
  }),
  // An answer can be given only on its own step.
  allows: (snapshot, event) => {
    if (event.type !== 'NEXT') return true
    const { answering } = snapshot.value as { answering?: Step }
    const offered = answering === undefined ? undefined : OFFERED[answering]
    return offered?.includes(String(event.answer)) ?? event.answer === undefined
  },
  // Edit from the review only once: a second edit behaves the same on a longer path.
  filter: ({ context }) => context.stack.filter((step) => step === 'reviewOrder').length <= 1,
  // With equal weights, walks would go back too often and submit too early.
  weights: { BACK: 0.5, SUBMIT: 0.2 },
  limit: 20_000,
})
