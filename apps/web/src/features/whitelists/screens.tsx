import { NETWORK, OWN } from './area.ts'
import { GroupDetail } from './GroupDetail.tsx'
import { GroupList } from './GroupList.tsx'

export const OwnList = () => <GroupList area={OWN} />
export const OwnDetail = () => <GroupDetail area={OWN} />
export const NetworkList = () => <GroupList area={NETWORK} />
export const NetworkDetail = () => <GroupDetail area={NETWORK} />
