import { staffRoles } from '@ponte/contract/staff';
import { Select, type SelectProps } from '@ponte/ui/select';
import { useIntl } from 'react-intl';

/** The role of a member of staff. */
export function RoleSelect(props: Omit<SelectProps, 'label' | 'options' | 'placeholder'>) {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage({ id: 'staff.role' })}
      placeholder={null}
      options={staffRoles.map((role) => ({
        value: role,
        label: intl.formatMessage({ id: `staff.role.${role}` }),
      }))}
      {...props}
    />
  );
}
