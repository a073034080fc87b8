import { TitlesList } from './titles-list.tsx';

export default function TitlesPage() {
  return <TitlesList ofCompany={false} />;
}
