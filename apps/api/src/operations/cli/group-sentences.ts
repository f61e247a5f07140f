/** What the command of groups says. `one|many` is chosen by the number `n`. */
export const groupSentences = {
  en: {
    usage:
      'Say what to do: group list brand|category|department; group rename <kind> <slug or name> --name "…" (a brand), or --pt "…" --es "…"; group merge <kind> <one> <into another>; group remove <kind> <slug or name>. A department is named as category/department. --dry and --lang may follow.',
    noShop: 'There is no shop in the database yet: start its server once.',
    listed: '{reference}: {names}, {n} product|{reference}: {names}, {n} products',
    renamed:
      '{before} is renamed to {after}, with {n} product.|{before} is renamed to {after}, with {n} products.',
    merged: '{n} product of {before} moves to {after}.|{n} products of {before} move to {after}.',
    joins:
      'Department {before} joins {after}: {n} product.|Department {before} joins {after}: {n} products.',
    moves:
      'Department {before} moves to {after}: {n} product.|Department {before} moves to {after}: {n} products.',
    removed: '{before} is removed.',
    leads: 'The address {from} leads to {to}, and tables that name it mean the same.',
    leadsNowhere:
      'The address {from} leads nowhere from now on, and a table that names it makes it again.',
    done: 'Done: pages show it within a minute.',
    rehearsed: 'Nothing was changed: this is what would be done.',
    unknown: 'There is no {kind} {typed}: "group list {kind}" shows all. Nothing was changed.',
    ambiguous: '{typed} may be {references}: name it with its category. Nothing was changed.',
    unchanged: '{before} is that already. Nothing was changed.',
    taken: '{before} has that name: merge the two instead. Nothing was changed.',
    hasProducts:
      '{before} has {n} product, hidden or not: merge it into another. Nothing was changed.|{before} has {n} products, hidden or not: merge it into another. Nothing was changed.',
    brand: 'brand',
    category: 'category',
    department: 'department',
  },
  pt: {
    usage:
      'Diga o que fazer: group list brand|category|department (marca, categoria, departamento); group rename <tipo> <slug ou nome> --name "…" (marca), ou --pt "…" --es "…"; group merge <tipo> <um> <no outro>; group remove <tipo> <slug ou nome>. Um departamento se escreve categoria/departamento. Depois podem vir --dry e --lang.',
    noShop: 'Ainda não há loja no banco de dados: inicie o servidor dela uma vez.',
    listed: '{reference}: {names}, {n} produto|{reference}: {names}, {n} produtos',
    renamed:
      '{before} passa a se chamar {after}, com {n} produto.|{before} passa a se chamar {after}, com {n} produtos.',
    merged:
      '{n} produto de {before} passa para {after}.|{n} produtos de {before} passam para {after}.',
    joins:
      'O departamento {before} se une a {after}: {n} produto.|O departamento {before} se une a {after}: {n} produtos.',
    moves:
      'O departamento {before} vai para {after}: {n} produto.|O departamento {before} vai para {after}: {n} produtos.',
    removed: '{before} é removido.',
    leads: 'O endereço {from} leva a {to}, e as planilhas com esse nome significam o mesmo.',
    leadsNowhere:
      'O endereço {from} deixa de existir, e uma planilha com esse nome o cria de novo.',
    done: 'Pronto: as páginas mostram a mudança em até um minuto.',
    rehearsed: 'Nada foi alterado: isto é o que seria feito.',
    unknown: 'Não há {kind} {typed}: "group list" mostra tudo o que há. Nada foi alterado.',
    ambiguous: '{typed} pode ser {references}: escreva com a categoria. Nada foi alterado.',
    unchanged: '{before} já é assim. Nada foi alterado.',
    taken: '{before} já tem esse nome: una os dois. Nada foi alterado.',
    hasProducts:
      '{before} tem {n} produto, mesmo que oculto: una a outro. Nada foi alterado.|{before} tem {n} produtos, mesmo que ocultos: una a outro. Nada foi alterado.',
    brand: 'marca',
    category: 'categoria',
    department: 'departamento',
  },
  es: {
    usage:
      'Indique qué hacer: group list brand|category|department (marca, categoría, departamento); group rename <tipo> <slug o nombre> --name "…" (marca), o --pt "…" --es "…"; group merge <tipo> <uno> <en el otro>; group remove <tipo> <slug o nombre>. Un departamento se escribe categoría/departamento. Después pueden ir --dry y --lang.',
    noShop: 'Todavía no hay tienda en la base de datos: inicie su servidor una vez.',
    listed: '{reference}: {names}, {n} producto|{reference}: {names}, {n} productos',
    renamed:
      '{before} pasa a llamarse {after}, con {n} producto.|{before} pasa a llamarse {after}, con {n} productos.',
    merged: '{n} producto de {before} pasa a {after}.|{n} productos de {before} pasan a {after}.',
    joins:
      'El departamento {before} se une a {after}: {n} producto.|El departamento {before} se une a {after}: {n} productos.',
    moves:
      'El departamento {before} pasa a {after}: {n} producto.|El departamento {before} pasa a {after}: {n} productos.',
    removed: '{before} se elimina.',
    leads: 'La dirección {from} lleva a {to}, y las planillas con ese nombre significan lo mismo.',
    leadsNowhere:
      'La dirección {from} deja de existir, y una planilla con ese nombre lo crea de nuevo.',
    done: 'Listo: las páginas muestran el cambio en un minuto como máximo.',
    rehearsed: 'No se cambió nada: esto es lo que se haría.',
    unknown: 'No hay {kind} {typed}: "group list" muestra todo lo que hay. No se cambió nada.',
    ambiguous: '{typed} puede ser {references}: escríbalo con la categoría. No se cambió nada.',
    unchanged: '{before} ya es así. No se cambió nada.',
    taken: '{before} ya tiene ese nombre: una los dos. No se cambió nada.',
    hasProducts:
      '{before} tiene {n} producto, aunque esté oculto: únalo a otro. No se cambió nada.|{before} tiene {n} productos, aunque estén ocultos: únalo a otro. No se cambió nada.',
    brand: 'marca',
    category: 'categoría',
    department: 'departamento',
  },
} as const;
