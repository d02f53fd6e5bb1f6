import { useConfig, useI18n, useUserInfo } from '../../app/context.ts'
import { screensFor } from '../../app/homeScreens.ts'
import { useRoutes } from '../../app/useRoutes.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'

export const Home = () => {
  const { t } = useI18n()
  const routes = useRoutes()
  const { productName } = useConfig()
  const userInfo = useUserInfo()
  return (
    <>
      <ScreenHeader
        title={t('home.title', { name: userInfo.RelationContact.Name })}
        context={t('home.context', { product: productName })}
      />
      <div className="grid gap-7">
        {screensFor(routes, userInfo).map(({ title, screens }) => (
          <section key={title} aria-labelledby={title}>
            <h2 id={title} className="mb-3 text-base font-semibold tracking-[-0.01em]">
              {t(title as 'home.overview')}
            </h2>
            <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(17.5rem,100%),1fr))]">
              {screens.map(({ path, label, icon, about }) => (
                <LinkRow
                  key={path}
                  isTile
                  href={path}
                  icon={icon}
                  title={t(label as 'shell.dashboard')}
                  detail={about && t(about as 'home.about.dashboard')}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
