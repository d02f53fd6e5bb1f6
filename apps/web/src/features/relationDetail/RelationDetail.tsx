import type { RecordFields } from '@portal/machines'
import { GroupOnly } from '../../components/GroupOnly.tsx'
import { InviteUser } from '../../components/people/InviteUser.tsx'
import { RecordDetail } from '../../components/records/RecordDetail.tsx'
import { Belongings } from '../../components/relations/Belongings.tsx'
import { CreateRelation } from '../../components/relations/CreateRelation.tsx'
import { ViewAsButton } from '../../components/ViewAsButton.tsx'
import { paths } from '../../data/paths.ts'
import { RELATION_SCREEN } from './relationScreen.ts'

const PLACES = {
  Relation: paths.relation,
  RelationContact: paths.user,
  ChargePoint: paths.charger,
  Token: paths.card,
}

/** A sub-organisation: its details and records, and forms that add records. */
export const RelationDetail = () => (
  <GroupOnly>
    <Detail />
  </GroupOnly>
)

const Detail = () => (
  <RecordDetail
    screen={RELATION_SCREEN}
    places={{ relation: paths.relation }}
    below={(record: RecordFields) => {
      const relation = {
        Id: String(record['Id']),
        Description: String(record['Description'] ?? ''),
        IsCompany: record['IsCompany'] === 1 ? (1 as const) : (0 as const),
      }
      return (
        <>
          <div className="action-row">
            <CreateRelation parent={relation} path={paths.relation} />
            <InviteUser relation={relation} />
            <ViewAsButton relation={relation} />
          </div>
          <Belongings id={relation.Id} places={PLACES} />
        </>
      )
    }}
  />
)
