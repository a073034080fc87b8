import { TitlesList } from './titles-list.tsx';

export default function CompanyTitlesPage() {
  return <TitlesList ofCompany />;
}
