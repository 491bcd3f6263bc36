import { sessionStatuses } from '@daedap/contract/categories';
import { Card } from '#/ui/card.tsx';
import type { Overview } from './api/get-overview.ts';
import { Figures } from './figures.tsx';
import { HealthList } from './health-list.tsx';
import { useTexts } from './texts.ts';

const userCounts = ['total', 'admins', 'newThisWeek'] as const;

export function OverviewView({ overview }: { overview: Overview }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-5">
      <Card title={t('admin.users.title')}>
        <Figures
          figures={userCounts.map((count) => ({
            label: t(`admin.users.${count}`),
            value: overview.users[count],
          }))}
        />
      </Card>
      <Card title={t('admin.sessions.title')}>
        <Figures
          figures={sessionStatuses.map((status) => ({
            label: t(`admin.sessions.${status}`),
            value: overview.sessions[status],
          }))}
        />
      </Card>
      <Card title={t('admin.health.title')}>
        <HealthList health={overview.health} />
      </Card>
    </div>
  );
}
