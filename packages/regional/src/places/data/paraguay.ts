// Made by scripts/build-places.ts from data/paraguay.csv; see data/SOURCES.md.
import type { PackedCities } from '../decode.ts';

export const paraguay: PackedCities = {
  country: 'PY',
  firstId: 5571,
  step: 1,
  lines: `0:Asunción
101:Concepción
Belén
Horqueta
Loreto
San Carlos del Apa
San Lázaro
Yby Yaú
Azote'y
Sargento José Félix López
San Alfredo
Paso Barreto
Arroyito
Paso Horqueta
Itacuá
87:San Pedro del Ycuamandyyú
Antequera
Choré
General Elizardo Aquino
Itacurubí del Rosario
Lima
Nueva Germania
San Estanislao
San Pablo
Tacuatí
Unión
25 de Diciembre
Villa del Rosario
General Francisco Isidoro Resquín
Yataity del Norte
Guajayví
Capiibary
Santa Rosa del Aguaray
Yrybucuá
Liberación
San Vicente Pancholo
San José del Rosario
79:Caacupé
Altos
Arroyos y Esteros
Atyrá
Caraguatay
Emboscada
Eusebio Ayala
Isla Pucú
Itacurubí de la Cordillera
Juan de Mena
Loma Grande
Mbocayaty del Yhaguy
Nueva Colombia
Piribebuy
Primero de Marzo
San Bernardino
Santa Elena
Tobatí
Valenzuela
San José Obrero
81:Villarrica
Borja
Capitán Mauricio José Troche
Coronel Martínez
Félix Pérez Cardozo
General Eugenio A. Garay
Independencia
Itapé
Iturbe
José Fassardi
Mbocayaty
Natalicio Talavera
Ñumí
San Salvador
Yataity
Doctor Bottrell
Paso Yobái
Tebicuary
83:Coronel Oviedo
Caaguazú
Carayaó
Doctor Cecilio Báez
Santa Rosa del Mbutuy
Doctor Juan Manuel Frutos
Repatriación
Nueva Londres
San Joaquín
San José de los Arroyos
Yhú
Doctor J. Eulogio Estigarribia
R.I. 3 Corrales
Raúl Arsenio Oviedo
José Domingo Ocampos
Mariscal Francisco Solano López
La Pastora
3 de Febrero
Simón Bolívar
Vaquería
Tembiaporá
Nueva Toledo
79:Caazapá
Abaí
Buena Vista
Doctor Moisés S. Bertoni
General Higinio Morínigo
Maciel
San Juan Nepomuceno
Tavaí
Yegros
Yuty
3 de Mayo
90:Encarnación
Bella Vista
Cambyretá
Capitán Meza
Capitán Miranda
Nueva Alborada
Carmen del Paraná
Coronel Bogado
Carlos Antonio López
Natalio
Fram
General Artigas
General Delgado
Hohenau
Jesús
José Leandro Oviedo
Obligado
Mayor Julio Dionisio Otaño
San Cosme y Damián
San Pedro del Paraná
San Rafael del Paraná
Trinidad
Edelira
Tomás Romero Pereira
Alto Verá
La Paz
Yatytay
San Juan del Paraná
Pirapó
Itapúa Poty
71:San Juan Bautista de las Misiones
Ayolas
San Ignacio
San Miguel
San Patricio
Santa María
Santa Rosa
Santiago
Villa Florida
Yabebyry
91:Paraguarí
Acahay
Caapucú
Caballero
Carapeguá
Escobar
La Colmena
Mbuyapey
Pirayú
Quiindy
Quyquyhó
Roque González de Santa Cruz
Sapucái
Tebicuary-mí
Yaguarón
Ybycuí
Ybytymí
María Antonia
83:Ciudad del Este
Presidente Franco
Domingo Martínez de Irala
Doctor Juan León Mallorquín
Hernandarias
Itakyry
Juan E. O'Leary
Ñacunday
Yguazú
Los Cedrales
Minga Guazú
San Cristóbal
Santa Rita
Naranjal
Santa Rosa del Monday
Minga Porá
Mbaracayú
San Alberto
Iruña
Santa Fe del Paraná
Tavapy
Doctor Raúl Peña
79:Areguá
Capiatá
Fernando de la Mora
Guarambaré
Itá
Itauguá
Lambaré
Limpio
Luque
Mariano Roque Alonso
Nueva Italia
Ñemby
San Antonio
San Lorenzo
Villa Elisa
Villeta
Ypacaraí
Ypané
J. Augusto Saldívar
82:Pilar
Alberdi
Cerrito
Desmochados
General José Eduvigis Díaz
Guazú Cuá
Humaitá
Isla Umbú
Laureles
Mayor José Dejesús Martínez
Paso de Patria
San Juan Bautista de Ñeembucú
Tacuaras
Villa Franca
Villa Oliva
Villalbín
85:Pedro Juan Caballero
Bella Vista
Capitán Bado
Zanja Pytá
Karapaí
Cerro Corá
95:Salto del Guairá
Corpus Christi
Villa Curuguaty
Villa Ygatimí
Itanará
Ypejhú
Francisco Caballero Álvarez
Katueté
La Paloma del Espíritu Santo
Nueva Esperanza
Yasy Cañy
Ybyrarobaná
Yby Pytá
Maracaná
Puerto Adela
Laurel
86:Benjamín Aceval
Puerto Pinasco
Villa Hayes
Nanawa
José Falcón
Teniente 1° Manuel Irala Fernández
Teniente Esteban Martínez
General José María Bruguez
Campo Aceval
Nueva Asunción
91:Mariscal José Félix Estigarribia
2:Filadelfia
Loma Plata
Boquerón
95:Fuerte Olimpo
Puerto Casado
2:Bahía Negra
Carmelo Peralta`,
};
