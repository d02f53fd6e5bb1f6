import { useConfig, useSpeech, useSystem, useUserInfo } from '../../portal/context.ts'
import { ScreenHeader } from '../../portal/ScreenHeader.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { placesFor } from './places.ts'

/** What the portal offers to this person, in the words of its menus; a screen that is not there is not promised. */
export const Home = () => {
  const { t } = useSpeech()
  const { routes } = useSystem()
  const { productName } = useConfig()
  const userInfo = useUserInfo()
  return (
    <>
      <ScreenHeader
        title={t('home.title', { name: userInfo.RelationContact.Name })}
        context={t('home.context', { product: productName })}
      />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {placesFor(routes, userInfo).map(({ title, places }) => (
          <Card key={title} title={t(title as 'home.overview')} padded={false}>
            <ul>
              {places.map(({ path, label, icon, about }) => (
                <LinkRow
                  key={path}
                  href={path}
                  icon={icon}
                  title={t(label as 'shell.dashboard')}
                  detail={about && t(about as 'home.about.dashboard')}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  )
}
