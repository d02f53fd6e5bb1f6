import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ControlError } from '../controlInput.ts'
import { type ScenarioEventBody, scenarioEventSchema } from '../controlSchemas.ts'
import type { MockSession } from '../sessions.ts'
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts'

const readName = (value: unknown): PresetName => {
  const name = PRESET_NAMES.find((known) => known === value)
  if (name) return name
  throw new ControlError(
    `scenario ${JSON.stringify(value)} is unknown. It is one of: ${PRESET_NAMES.join(', ')}.`,
    404,
  )
}

export const addScenarioControl = (
  app: FastifyInstance,
  session: (request: FastifyRequest) => MockSession,
) => {
  app.get('/scenarios', async (request) => {
    const running = new Map(
      session(request)
        .scenarios.running()
        .map(({ name, state }) => [name, state]),
    )
    return PRESET_NAMES.map((name) => ({
      name,
      description: PRESETS[name].description,
      states: Object.keys(PRESETS[name].machine.states),
      events: PRESETS[name].events,
      state: running.get(name) ?? null,
    }))
  })

  app.put<{ Params: { name: string } }>('/scenarios/:name', async (request) =>
    session(request).scenarios.start(readName(request.params.name)),
  )

  app.post<{ Params: { name: string }; Body: ScenarioEventBody }>(
    '/scenarios/:name/events',
    { schema: { body: scenarioEventSchema } },
    async (request) => {
      const name = readName(request.params.name)
      const { type } = request.body
      const { events } = PRESETS[name]
      if (!events.some((known) => known === type)) {
        const hint = events.length > 0 ? `It is one of: ${events.join(', ')}.` : 'Requests move it on.'
        throw new ControlError(`type ${JSON.stringify(type)} is not an event of ${name}. ${hint}`)
      }
      const state = session(request).scenarios.send(name, type)
      if (!state) throw new ControlError(`${name} is not running in this session.`, 409)
      return state
    },
  )

  app.delete<{ Params: { name: string } }>('/scenarios/:name', async (request) => {
    session(request).scenarios.stop(readName(request.params.name))
    return { ok: true }
  })
}
