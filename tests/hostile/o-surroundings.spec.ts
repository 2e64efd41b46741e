/** O. Surroundings that are not as usual: the deployer's servers, tools that replace what browsers have. */
import { signIn, toCredentials } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const success = ({ widget }: World) => widget.getByRole('heading', { name: 'Success!' })

test.describe('a mistake of the deployer', () => {
  test.use({ tolerated: { console: [/^Tieline: #tieline-config at \/apiHost/] } })

  test('129 addresses of the server that browsers cannot read: nothing is sent, and the key is named', async ({
    world,
  }) => {
    world.hasNoClose()
    for (const apiHost of ['https://[::1/api', 'https://host:api/v1', 'https://<host>/api', 'http://localhost:99999']) {
      await world.open({ config: { apiHost }, isTop: true })
      await expect(world.page.getByText('/apiHost', { exact: false }), apiHost).toBeVisible()
    }
  })
})

test('130 a tool that puts a response without a stream in place of each one: the session goes on', async ({
  world,
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...given) => {
      const response = await fetch(...given)
      const text = await response.text()
      const { ok, status, statusText, headers } = response
      return { ok, status, statusText, headers, text: async () => text } as Response
    }
  })
  await toCredentials(world)
  await signIn(world)
  await expect(success(world)).toBeVisible()
})
